/** Words that no German sentence has. */
const WORDS =
  /\b(the|and|your|you|you’re|we|we’ll|our|us|is|are|be|been|it|its|this|that|these|there|of|to|for|from|with|on|at|by|or|if|not|has|have|had|were|as|than|then|when|which|who|how|can|do|does|did|any|all|more|most|new|now|no|yes|until|please|account|plan|payment|month|year|day|days|answers?|reports?|about|see|open|settings|mentioned|january|february|march|may|june|july|october|december)\b/i;
/** Numbers, money and days as English writes them. */
const FIGURES = /\$\d|€\d|\d%|\d,\d{3}\b|\d\.\d\b|\b\d+-\d+\b|\b\d{1,2} [A-Z][a-z]+ \d{4}\b/;
const ADDRESSES = /(https?:|mailto:)\S+|\S+@\S+/g;

/** The first English word and the first English figure of each part of a mail, with what surrounds them. */
export function englishIn({
  subject,
  text,
  html,
}: {
  subject: string;
  text: string;
  html: string | null;
}): string[] {
  const visible = (html ?? '').replace(/<[^>]*>/g, ' ').replace(/&#39;|&quot;|&amp;/g, ' ');
  return [subject, text, visible].flatMap((part) => {
    const worded = part.replace(ADDRESSES, '').replace(/[ \n]+/g, ' ');
    return [WORDS, FIGURES].flatMap((pattern) => {
      const found = pattern.exec(worded);
      return found ? [worded.slice(Math.max(0, found.index - 40), found.index + 40)] : [];
    });
  });
}
