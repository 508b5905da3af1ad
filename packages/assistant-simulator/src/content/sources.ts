import type { Random } from '../random.ts';
import { fold, type Language } from './language.ts';
import { PHRASES } from './phrases.ts';
import type { Subject } from './subject.ts';

/** A page found by a simulated search. `brand` is set when it is a company's own. */
export interface SimulatedSource {
  url: string;
  title: string;
  snippet: string;
  brand: string | null;
}

const GUIDES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'buyers-compass.example',
    'small-business-guide.example',
    'honest-reviews.example',
    'forum-makers.example',
  ],
  de: [
    'vergleichs-lotse.example',
    'mittelstand-ratgeber.example',
    'testkompass.example',
    'gründerforum.example',
  ],
  fr: ['guide-pme.example', 'comparateur-clair.example', 'avis-sinceres.example', 'forum-artisans.example'],
  es: ['guia-pyme.example', 'comparador-claro.example', 'opiniones-reales.example', 'foro-autonomos.example'],
};

/** Pages a search for the subject would find: some companies' own, some guides. */
export function chooseSources(made: {
  random: Random;
  subject: Subject;
  brands: readonly string[];
  words: Readonly<Record<string, string>>;
}): SimulatedSource[] {
  const { random, subject, words } = made;
  const phrases = PHRASES[subject.language];
  const topic = slug(words.what ?? '');
  const guides = random.shuffle(GUIDES[subject.language]).slice(0, random.between(1, 3));
  const own = random.shuffle(made.brands).slice(0, random.between(1, 3));
  return random.shuffle([
    ...guides.map((site) => ({
      url: `https://${new URL(`https://${site}`).hostname}/${topic}`,
      title: random.pick(phrases.guide_titles).replace('{what}', words.what ?? ''),
      snippet: random.pick(phrases.closings),
      brand: null,
    })),
    ...own.map((brand) => ({
      url: `https://www.${slug(brand)}.example/${random.next() < 0.5 ? '' : topic}`,
      title: `${brand} – ${words.what ?? ''}`,
      snippet: `${brand}: ${random.pick(phrases.reasons)}, ${random.pick(phrases.reasons)}.`,
      brand,
    })),
  ]);
}

/** A text as part of an address: folded, everything but letters and digits to hyphens. */
function slug(text: string): string {
  return (
    fold(text)
      .replace(/ß/g, 'ss')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'page'
  );
}
