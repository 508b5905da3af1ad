import { createHash } from 'node:crypto';
import { type ErrorReport, LIMITS } from '@answerscope/contract';

const STACK_LINES_MAX = 20;

/** What must not be kept of a text: addresses of people, keys, links that let in, and what somebody typed. */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,255}/g, '[email]'],
  [/[?#][^\s)'"]*/g, ''],
  [/\b(?:sk|pk|rk|whsec)[-_][\w-]+/g, '[secret]'],
  [/\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi, '{id}'],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{24,}/g, '[secret]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/"[^"]{0,500}"|`[^`]{0,500}`|(?<!\w)'[^']{0,500}'(?!\w)/g, '[text]'],
];

/** An identifier of a program in quotes: a property, a column. */
const NAME = String.raw`['"](?:[A-Za-z_$][\w$]*)(?:\.[A-Za-z_$][\w$]*|\[\d*\]|\(\.{3}\))*['"]`;
/** What engines and PostgreSQL say with such a name. In any other place, quoted words may be somebody's. */
const SAID_OF_NAMES = new RegExp(
  [
    String.raw`\((?:reading|setting|evaluating|in) ${NAME}\)`,
    `(?:access|delete|read[- ]?only|define|destructure) property ${NAME}(?: of ${NAME})?`,
    `Cannot access ${NAME} before`,
    `Failed to (?:execute|construct) ${NAME}(?: on ${NAME})?`,
    `Failed to (?:set|read) the ${NAME} property (?:on|from) ${NAME}`,
    `is not of type ${NAME}`,
    String.raw`\b(?:column|relation|table|constraint|function|index|schema|type) ${NAME}(?: of relation ${NAME})?`,
  ].join('|'),
  'g',
);
/** Stand for quotes while everything in quotes is removed. */
const KEPT_QUOTES: Readonly<Record<string, string>> = { "'": '\uE000', '"': '\uE001' };

/** A text without what is somebody's, or lets somebody in. Names of the program's own stay. */
export function withoutPersonal(text: string): string {
  const shielded = text
    .replace(/[\uE000\uE001]/g, '')
    .replace(SAID_OF_NAMES, (said) => said.replace(/['"]/g, (quote) => KEPT_QUOTES[quote] ?? quote));
  return PERSONAL.reduce((kept, [pattern, name]) => kept.replace(pattern, name), shielded)
    .replaceAll('\uE000', "'")
    .replaceAll('\uE001', '"');
}

/** What something that broke says of itself, in a browser or in the server. */
interface Described {
  message: string;
  stack?: string | undefined;
  /** The path of the page or call. */
  route: string;
}

/** What a report says of itself: its name before its words, unless they begin with it, and the path of its page. */
export function toDescribed({ message, name, stack, url, context }: ErrorReport): Described {
  const said = name && !message.startsWith(name) ? `${name}: ${message}` : message;
  return { message: said.slice(0, LIMITS.error_message_max), stack, route: pathOf(url ?? context?.route) };
}

/** The version that a page says it is of; null where it says none. */
export function pageVersion(said: string | undefined): string | null {
  return said !== undefined && /^\d{1,9}(?:\.\d{1,9}){2}(?:\+\d{1,9})?$/.test(said) ? said : null;
}

function pathOf(address = '/'): string {
  const anywhere = 'http://localhost';
  return (URL.parse(address, anywhere)?.pathname ?? '/').slice(0, LIMITS.error_route_max);
}

/** What is kept of a report: the places of its stack without the message before them, the page without its ids. */
export function cleanReport(report: Described): {
  message: string;
  stack: string | null;
  route: string;
} {
  const frames = (report.stack ?? '')
    .split('\n')
    .filter((line) => /^\s*at |@.*:\d+/.test(line))
    .slice(0, STACK_LINES_MAX)
    // Firefox writes 'name@place', which is nobody's address.
    .map((line) => withoutPersonal(line.trim().replace(/^([^@\s]*)@(?=https?:)/, 'at $1 ')));
  return {
    message: withoutPersonal(report.message),
    stack: frames.length === 0 ? null : frames.join('\n'),
    route: withoutPersonal(report.route),
  };
}

/** What is told of a fault of the server: what it came from, without the values that a statement was given. */
export function faultInWords(thrown: unknown): { message: string; stack: string } {
  let cause = thrown;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  const words = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  const own = thrown instanceof Error ? thrown : cause;
  return {
    // A database says in further lines what the statement was given.
    message: (words.split('\n')[0] ?? '').slice(0, LIMITS.error_message_max),
    stack: (own instanceof Error ? (own.stack ?? '') : '').slice(0, LIMITS.error_stack_max),
  };
}

/**
 * The same for two reports of the same error, whatever the numbers in it and the build that met it.
 * @param source of the first frame, where it is known: its name stays when a build names its files differently
 */
export function fingerprintOf(
  category: string,
  { message, stack }: { message: string; stack: string | null },
  source: string | null = null,
): string {
  const place = source ?? (stack?.split('\n')[0] ?? '').replace(/-[\w-]{7}(?=\.js)/, '').replace(/:\d+/g, '');
  const same = [category, message.replace(/\d+/g, '#'), place].join('\n');
  return createHash('sha256').update(same).digest('hex');
}
