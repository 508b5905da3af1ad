import { Link } from '@tanstack/react-router';
import { counted } from '../../lib/counted.ts';
import type { LeftOutSearch } from './left-out-search.ts';

interface LeftOutProps {
  count: number;
  /** Which answers these are. */
  of: LeftOutSearch;
}

/** '3 answers left out' that opens them: they are in no rate, and can be read and counted in. */
export function LeftOutLink({ count, of }: LeftOutProps) {
  return (
    <Link to="/tracker/left-out" search={of}>
      {counted(count, 'answer')} left out
    </Link>
  );
}

/** The same as a sentence beside a rate, with the reason. Nothing where there are none. */
export function LeftOut({ count, of }: LeftOutProps) {
  if (count === 0) return null;
  return (
    <>
      <LeftOutLink count={count} of={of} />
      {count === 1 ? ': it mentions no company or refuses.' : ': they mention no company or refuse.'}
    </>
  );
}
