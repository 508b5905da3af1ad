import { type Bench, line, percent } from './bench-of.ts';
import { measureFound, measureRest, measureRestOfChecks } from './changes.ts';

const ACCOUNTS = 1000;

/** The list of changes of an account: of four assistants, their topics and their keywords. */
export function benchChanges({ seed, demand }: Bench): void {
  console.log(`\nThe list of changes of accounts in which nothing changed, ${ACCOUNTS} each`);
  line(['keywords', 'answers each side', 'rate', 'correlation', 'any change', 'range holds none']);
  for (const cell of measureRest({ seed, accounts: ACCOUNTS })) {
    const { keywords, answers, rate, correlation } = cell;
    line([keywords, answers, rate, correlation, percent(cell.any_change), percent(cell.covers)]);
    const name = `${keywords} keywords of ${answers}, rate ${rate}, correlation ${correlation}`;
    demand(cell.any_change <= 0.05, `${name}: a change in ${percent(cell.any_change)} of the accounts`);
    demand(cell.covers >= 0.93, `${name}: the range of the difference holds it in ${percent(cell.covers)}`);
  }
  benchChecks({ seed, demand });
  const found = measureFound({ seed, accounts: ACCOUNTS });
  console.log(
    `\nOne change on one of four assistants, 20 keywords of 27 answers each side, ${ACCOUNTS} accounts`,
  );
  line(['', 'first line', 'listed', 'range holds it']);
  line(['one keyword by 60 points', percent(found.keyword_first), '', '']);
  line([
    'the assistant by 12 points',
    ...[found.assistant_first, found.assistant_listed, found.covers].map(percent),
  ]);
  demand(
    found.keyword_first >= 0.7,
    `a keyword's change is the first line in ${percent(found.keyword_first)}`,
  );
  demand(
    found.assistant_first >= 0.9,
    `an assistant's change is the first line in ${percent(found.assistant_first)}`,
  );
  demand(found.covers >= 0.93, `the range of a true difference holds it in ${percent(found.covers)}`);
}

/** Checks of several answers move whole: how much they agree makes no change. What the range loses is measured. */
function benchChecks({ seed, demand }: Bench): void {
  console.log(
    `\nThe same of checks of several answers, 20 keywords of 27 answers each side, ${ACCOUNTS} accounts each`,
  );
  line(['answers a check', 'agreement', 'any change', 'range holds none']);
  for (const cell of measureRestOfChecks({ seed, accounts: ACCOUNTS })) {
    line([cell.per_check, cell.agreement, percent(cell.any_change), percent(cell.covers)]);
    const name = `${cell.per_check} answers a check, agreement ${cell.agreement}`;
    demand(cell.any_change <= 0.05, `${name}: a change in ${percent(cell.any_change)} of the accounts`);
    if (cell.agreement === 0)
      demand(cell.covers >= 0.93, `${name}: the range of the difference holds it in ${percent(cell.covers)}`);
  }
}
