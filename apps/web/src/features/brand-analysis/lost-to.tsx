import { numberInWords, type Opportunities } from '@answerscope/contract';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { LeadFigure } from '../../ui/lead-figure.tsx';
import { lossesOf } from './opportunities-in-words.ts';
import * as messages from './opportunity-messages.ts';

/** The competitors that the answers of the list mention, and how many such answers there are. */
export function LostTo({ found: { items, total } }: { found: Opportunities }) {
  const { answers, of, rivals } = lossesOf(items);
  return (
    <LeadFigure
      label={messages.mentionedInstead}
      figure={null}
      note={messages.answersLostBelow({ answers, of })}
      {...(total > items.length && {
        below: <p className="quiet">{messages.overOpportunities({ shown: items.length, all: total })}</p>,
      })}
    >
      <BarList
        label={messages.mentionedInstead}
        bars={rivals.map((rival) => ({
          key: rival.name,
          name: rival.name,
          value: rival.answers,
          words: numberInWords(rival.answers),
        }))}
      />
    </LeadFigure>
  );
}
