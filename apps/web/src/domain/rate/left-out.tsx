import { Link } from '@tanstack/react-router';
import { richText } from '../../lib/rich-text.ts';
import type { LeftOutSearch } from './left-out-search.ts';
import * as messages from './messages.ts';

interface LeftOutProps {
  count: number;
  /** Which answers these are. */
  of: LeftOutSearch;
}

/** '3 answers left out' that opens them: they are in no rate, and can be read and counted in. */
export function LeftOutLink({ count, of }: LeftOutProps) {
  return (
    <Link to="/tracker/left-out" search={of}>
      {messages.leftOut({ answers: count })}
    </Link>
  );
}

/** The same as a sentence beside a rate, with the reason. Nothing where there are none. */
export function LeftOut({ count, of }: LeftOutProps) {
  if (count === 0) return null;
  return richText(
    messages.leftOutWhy({
      answers: count,
      link: (text) => (
        <Link to="/tracker/left-out" search={of}>
          {text}
        </Link>
      ),
    }),
  );
}
