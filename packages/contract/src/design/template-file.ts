import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { themeTemplates } from '../resources/theme-templates.ts';
import * as messages from './messages.ts';
import { DesignTokens } from './token-values.ts';

const FORMAT = 'answerscope-theme-template';

/** A theme template as a file. */
const TemplateFile = z.strictObject({
  format: z.literal(FORMAT, messages.thisFileNoThemeTemplate),
  version: z.literal(1, messages.thisFileVersionNotKnown),
  ...themeTemplates.fields,
  tokens: DesignTokens,
});
type TemplateValues = z.infer<typeof themeTemplates.write>;

/** A template as the text of a file. */
export function writeTemplateFile({ name, description, tokens }: TemplateValues): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, name, description, tokens }, null, 2)}\n`;
}

/** A template out of the text of a file, or each fault in a sentence. */
export function readTemplateFile(text: string): { template: TemplateValues } | { faults: string[] } {
  if (new TextEncoder().encode(text).length > LIMITS.theme_template_file_bytes_max)
    return { faults: [messages.fileTooLarge({ kilobytes: LIMITS.theme_template_file_bytes_max / 1_000 })] };
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return { faults: [messages.thisFileNoJson] };
  }
  const read = TemplateFile.safeParse(given);
  if (read.success) {
    const { name, description, tokens } = read.data;
    return { template: { name, description, tokens } };
  }
  return {
    faults: read.error.issues.map(({ path, message }) => {
      const [field, index] = path;
      // A fault of a token names it; one of its form says which one it is.
      const isNamed = field !== 'tokens' || path.at(-1) === 'token_value';
      return isNamed && typeof index !== 'undefined' ? message : placed(path, message);
    }),
  };
}

function placed([field, index]: readonly PropertyKey[], fault: string): string {
  if (field === undefined) return fault;
  return typeof index === 'number'
    ? messages.faultOfToken({ place: index + 1, fault })
    : messages.faultOf({ what: String(field), fault });
}
