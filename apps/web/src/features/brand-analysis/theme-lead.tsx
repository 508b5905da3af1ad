import { type BrandAnalytics, percentInWords, rangeInWords } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { LeadFigure } from '../../ui/lead-figure.tsx';
import { topThemeOf } from './analysis-in-words.ts';
import * as messages from './messages.ts';

interface ThemeLeadProps {
  analytics: BrandAnalytics;
  /** What is said for and against the brand, beside it. */
  children: ReactNode;
}

/** What the brand is known for most, beside praise and criticism of it. */
export function ThemeLead({ analytics: { basis, themes }, children }: ThemeLeadProps) {
  const top = topThemeOf(themes);
  if (top === null || top.strength_score === null) return children;
  const { theme_name, strength_score, interval, mention_frequency, beside_brand } = top;
  const counts = messages.answersOf({ answers: mention_frequency, of: basis.naming });
  return (
    <LeadFigure
      label={messages.knownFor({ theme: theme_name })}
      figure={interval === null ? counts : percentInWords(strength_score)}
      unit={messages.ofAnswersMentioningYou}
      {...(interval !== null && { note: `${rangeInWords(interval)} · ${counts}` })}
      below={
        <p className="quiet">{messages.besideYourNameIn({ answers: beside_brand, of: mention_frequency })}</p>
      }
    >
      <div>{children}</div>
    </LeadFigure>
  );
}
