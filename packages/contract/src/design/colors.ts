/** Red, green and blue from 0 to 255, and how opaque it is from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
/** As CSS writes it today: `rgb(84 81 211 / 0.4)`. */
const RGB = /^rgb\((\d{1,3}) (\d{1,3}) (\d{1,3})(?: \/ (0|1|0?\.\d{1,3}))?\)$/;

/** A colour out of its two written forms; null for anything else, also where CSS would read it. */
export function readColor(text: string): Rgba | null {
  if (HEX.test(text)) {
    const digits = text.slice(1);
    const wide = digits.length < 5 ? [...digits].map((digit) => digit + digit).join('') : digits;
    const at = (from: number) => Number.parseInt(wide.slice(from, from + 2), 16);
    return [at(0), at(2), at(4), wide.length === 8 ? at(6) / 255 : 1];
  }
  const found = RGB.exec(text);
  if (found === null) return null;
  const [red = 256, green = 256, blue = 256] = found.slice(1, 4).map(Number);
  const alpha = found[4] === undefined ? 1 : Number(found[4]);
  return Math.max(red, green, blue) > 255 ? null : [red, green, blue, alpha];
}

/** `#rrggbb`, or `#rrggbbaa` where it is not opaque. */
export function writeColor([red, green, blue, alpha]: Rgba): string {
  const parts = alpha === 1 ? [red, green, blue] : [red, green, blue, Math.round(alpha * 255)];
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** What is seen where a colour lies on an opaque one. */
export function layOn([red, green, blue, alpha]: Rgba, ground: Rgba): Rgba {
  const mixed = (over: number, under: number) => over * alpha + under * (1 - alpha);
  return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2]), 1];
}

/** WCAG 2.2, relative luminance. */
function luminance([red, green, blue]: Rgba): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2, contrast ratio of two opaque colours: from 1 to 21. */
export function contrastRatio(one: Rgba, other: Rgba): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
