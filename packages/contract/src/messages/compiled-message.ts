import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';

/** No message formats a day: its time zone would be the machine's. */
const formatters = {
  getNumberFormat: once(Intl.NumberFormat),
  getPluralRules: once(Intl.PluralRules),
} as FormatOptions['formatters'];

/** A message as the build leaves it: what it says with these values, in parts where it has elements. */
export function compiledMessage(compiled: CompiledMessage, language: string) {
  return (values: FormatValues) => format(compiled, language, values, { formatters });
}

/** Makes each formatter once: making one takes longer than all it formats on a page. */
function once<Options, Formatter>(
  Make: new (language?: Intl.LocalesArgument, options?: Options) => Formatter,
): (language?: Intl.LocalesArgument, options?: Options) => Formatter {
  const made = new Map<string, Formatter>();
  return (...of) => {
    const key = JSON.stringify(of);
    const formatter = made.get(key) ?? new Make(...of);
    made.set(key, formatter);
    return formatter;
  };
}
