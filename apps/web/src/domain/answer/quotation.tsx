import type { Statement } from '@answerscope/contract';
import * as messages from './messages.ts';
import { quoteInWords } from './quote-in-words.ts';

interface QuotationProps {
  /** Of a table cell or a list entry: the head it stands under. */
  label: Statement['label'];
  quote: string;
}

/** Words of an answer with the head they stand under: 'Best for: “freelancers”'. */
export function Quotation({ label, quote }: QuotationProps) {
  return (
    <>
      {label !== null && <span className="faint">{label}: </span>}
      {messages.quotation({ quote: quoteInWords(quote) })}
    </>
  );
}
