import { Link } from '@tanstack/react-router';
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
