import { lazy } from 'react';
import { AdHocAnswers } from '../../features/checks/ad-hoc-answers.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import type { Visibility } from './use-visibility.ts';

const KeywordSheet = lazy(() => import('../../features/visibility/keyword-sheet.tsx'));

/** The keyword that the address names, beside the list; nothing while it names none or none could be asked about. */
export function OpenKeyword({ tracker }: { tracker: Visibility }) {
  const { shown, channel, isKnown, canAsk, canCheck, adHoc, other, fault, waiting, waitingInRun, change } =
    tracker;
  if (!isKnown || !canAsk || shown.keyword === undefined) return null;
  return (
    <LazyPart level="component" onClose={() => change({ keyword: undefined })}>
      <KeywordSheet
        keyword_id={shown.keyword}
        channel={channel}
        showsReasons={shown.validator ?? false}
        otherCompany={other}
        fault={adHoc ? fault : null}
        renderAdHoc={(answers) => <AdHocAnswers answers={answers} />}
        isWaiting={waiting.has(shown.keyword)}
        canCheck={canCheck && !waitingInRun.has(shown.keyword)}
        onCheck={tracker.checkOne}
        onClose={() => change({ keyword: undefined })}
        around={around(tracker.shownIds, shown.keyword)}
        onKeyword={(keyword) => change({ keyword })}
      />
    </LazyPart>
  );
}

/** What stands beside a keyword in the list; nothing for one that is not on this page of it. */
function around(
  ids: readonly string[],
  id: string,
): { before: string | undefined; after: string | undefined } {
  const at = ids.indexOf(id);
  return at < 0 ? { before: undefined, after: undefined } : { before: ids[at - 1], after: ids[at + 1] };
}
