"""Computes looks in floating point, and prints the largest difference from what Swift computed.

Standard input has lines of JSON: bits, colors, a gamma for the curves (0 for those of sRGB), the
recipe, the seed and the strength of grain or null, and the numbers before and after. The difference
is in units of 1/255, after rounding neither side.
"""

import json
import sys

MASK = (1 << 64) - 1
LUMINANCE = (0.2126, 0.7152, 0.0722)


def clamp(number):
    return min(max(number, 0.0), 1.0)


def luminance(color):
    return sum(part * factor for part, factor in zip(color, LUMINANCE))


def light(number, gamma):
    if gamma:
        return number**gamma
    return ((number + 0.055) / 1.055) ** 2.4 if number >= 0.04045 else number / 12.92


def number(light, gamma):
    if gamma:
        return light ** (1 / gamma)
    return 1.055 * light ** (1 / 2.4) - 0.055 if light > 0.0031308 else light * 12.92


def random_color(seed, pixel):
    bits = (seed + (pixel + 1) * 0x9E3779B97F4A7C15) & MASK
    bits = (bits ^ bits >> 30) * 0xBF58476D1CE4E5B9 & MASK
    bits = (bits ^ bits >> 27) * 0x94D049BB133111EB & MASK
    bits ^= bits >> 31
    return [(bits >> shift & 0xFFFF) / 65535 for shift in (0, 16, 32)]


def look(color, pixel, recipe, grain):
    result = [clamp(part + recipe["exposure"]) for part in color]
    if recipe["matrix"]:
        rows = (recipe["matrix"][start : start + 3] for start in (0, 3, 6))
        result = [sum(a * b for a, b in zip(row, result)) for row in rows]
    result = [clamp((part - 0.5) * recipe["contrast"] + 0.5) ** recipe["gamma"] for part in result]
    if recipe["below"] is not None and luminance(result) < recipe["below"]:
        result = [part + add for part, add in zip(result, recipe["add"])]
    if grain:
        brightness, contrast, saturation = recipe["grain"]
        noise = random_color(grain["seed"], pixel)
        middle = luminance(noise)
        cover = middle + (noise[1] - middle) * saturation + brightness
        cover = 1 - grain["strength"] * (1 - clamp((cover - 0.5) * contrast + 0.5))
        gray = luminance(color)
        result = [gray + (part - gray) * cover for part in result]
    return result


for line in sys.stdin:
    job = json.loads(line)
    top, colors, gamma = 2 ** job["bits"] - 1, job["colors"], job["gamma"]
    largest = 0.0
    for pixel in range(len(job["before"]) // colors):
        stored = job["before"][pixel * colors : (pixel + 1) * colors]
        color = [light(value / top, gamma) for value in stored] * (3 // colors)
        wanted = look(color, pixel, job["recipe"], job["grain"])
        if colors == 1:
            wanted = [luminance(wanted)]
        for value, part in zip(job["after"][pixel * colors :], wanted):
            largest = max(largest, abs(value / top - number(clamp(part), gamma)) * 255)
    print("%.5f" % largest)
