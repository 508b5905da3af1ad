import { type CountedCompanies, numberInWords, percentInWords } from '@answerscope/contract';
import { BarList } from '../../ui/chart/bar-list.tsx';
import { Sparkline } from '../../ui/chart/sparkline.tsx';
import { LeadFigure } from '../../ui/lead-figure.tsx';
import { isEnough, rankOf, voicesOf } from './companies-in-words.ts';
import * as messages from './messages.ts';

/** The brand's share of all mentions, beside those of the companies mentioned most; of few answers the plain counts. */
export function VoiceLead({ found }: { found: CountedCompanies }) {
  const { you, all_mentions } = found;
  const voices = voicesOf(found);
  const rank = rankOf(found);
  const isRate = isEnough(you.named.of) && you.share_of_voice !== null;
  const counts = messages.mentionsOf({ mentions: you.mentions, all: all_mentions });
  return (
    <LeadFigure
      label={isRate ? messages.yourShareOfVoice : messages.yourMentions}
      figure={isRate ? percentInWords(you.share_of_voice ?? 0) : numberInWords(you.mentions)}
      note={rank ? `${messages.rankByMentions(rank)} · ${counts}` : counts}
    >
      <BarList
        label={isRate ? messages.shareOfVoiceByCompany : messages.mentionsByCompany}
        bars={voices.map(({ key, name, mentions, share_of_voice, points }) => ({
          key,
          name: name ?? messages.you,
          value: mentions,
          words: isRate ? percentInWords(share_of_voice ?? 0) : numberInWords(mentions),
          isOwn: name === null,
          aside: isRate && points.length > 1 && (
            <Sparkline
              values={points.map(({ answers, of }) => answers / of)}
              label={
                name === null ? messages.howOftenYouOverTime : messages.howOftenOverTime({ company: name })
              }
            />
          ),
        }))}
      />
    </LeadFigure>
  );
}
