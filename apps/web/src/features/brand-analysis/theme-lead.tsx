import { type BrandAnalytics, numberInWords, percentInWords, rangeInWords } from '@answerscope/contract';
import type { ReactNode } from 'react';
import { LeadFigure } from '../../ui/lead-figure.tsx';
import { topThemeOf } from './analysis-in-words.ts';
import * as messages from './theme-messages.ts';

interface ThemeLeadProps {
  analytics: BrandAnalytics;
  /** Praise and criticism, beside it. */
  children: ReactNode;
}

/** The theme that most answers say, beside praise and criticism of the brand. */
export function ThemeLead({ analytics: { basis, themes }, children }: ThemeLeadProps) {
  const top = topThemeOf(themes);
  if (top === null || top.strength_score === null) return children;
  const { theme_name, strength_score, interval, mention_frequency, beside_brand } = top;
  const isRate = interval !== null;
  const counts = messages.answersMentioningYou({ answers: mention_frequency, of: basis.naming });
  return (
    <LeadFigure
      label={messages.knownFor({ theme: theme_name })}
      figure={isRate ? percentInWords(strength_score) : numberInWords(mention_frequency)}
      note={isRate ? `${rangeInWords(interval)} · ${counts}` : counts}
      below={
        <p className="quiet">{messages.besideYourNameIn({ answers: beside_brand, of: mention_frequency })}</p>
      }
    >
      <div>{children}</div>
    </LeadFigure>
  );
}
