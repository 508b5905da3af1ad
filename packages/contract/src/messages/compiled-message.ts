import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import { formatNumber } from './formatting.ts';

/** No message formats a day: its time zone would be the machine's. */
const formatters = {
  getNumberFormat: (language: string, options?: Intl.NumberFormatOptions) => ({
    format: (value: number) => formatNumber(language, value, options),
  }),
  getPluralRules: pluralRules,
} as unknown as FormatOptions['formatters'];

/** A message as the build leaves it: what it says with these values, in parts where it has elements. */
export function compiledMessage(compiled: CompiledMessage, language: string) {
  return (values: FormatValues) => format(compiled, language, values, { formatters });
}

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(language: string, options: Intl.PluralRulesOptions = {}): Intl.PluralRules {
  const key = `${language} ${options.type}`;
  const made = rules.get(key) ?? new Intl.PluralRules(language, options);
  rules.set(key, made);
  return made;
}
