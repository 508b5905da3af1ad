import { projectVisibleText, releaseVisibleText } from '@answerscope/answer-text';

/** A quotation from an answer as its reader sees it, without marks of layout. */
export function quoteInWords(quote: string): string {
  const visible = projectVisibleText(quote, null);
  const { text } = visible;
  releaseVisibleText(visible);
  return text.replace(/\s+/g, ' ').trim() || quote.trim();
}
