import { numberInWords, type Opportunities } from '@answerscope/contract';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { LeadFigure } from '../../ui/lead-figure.tsx';
import { lossesOf } from './opportunities-in-words.ts';
import * as messages from './opportunity-messages.ts';

/** All answers lost in the list below, and the competitors they mention. */
export function LossLead({ found: { items, total } }: { found: Opportunities }) {
  const { answers, of, rivals } = lossesOf(items);
  return (
    <LeadFigure
      label={messages.answersLost}
      figure={numberInWords(answers)}
      unit={messages.ofAnswers({ of })}
      {...(total > items.length && {
        note: messages.overOpportunities({ shown: items.length, all: total }),
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
