import type { Course, TrackedBrand } from '../options.ts';
import { createRandom, hashOf } from '../random.ts';
import { GENERAL_BRANDS } from './fields.ts';
import { fold } from './language.ts';
import { findField, type Subject } from './subject.ts';

export interface BrandChoiceInput {
  seed: string;
  channel: string;
  question: string;
  subject: Subject;
  tracked: readonly TrackedBrand[];
  courses: readonly Course[];
  at: Date;
  /** How often the same question was asked before on the same day. */
  repetition: number;
}

/** The companies an answer names, in its order: mostly the field's best known, sometimes a tracked one. */
export function chooseBrands(input: BrandChoiceInput): string[] {
  const { seed, channel, question, subject } = input;
  const day = dayOf(input.at);
  const random = createRandom('brands', seed, channel, question, day, input.repetition);
  const tracked = input.tracked.filter(
    (brand) =>
      brand.name !== '' &&
      fits(brand, question, subject) &&
      random.next() < namingProbability({ ...input, brand: brand.name }),
  );
  const pool = subject.field?.brands ?? generalBrands(question);
  const followed = new Set(input.courses.map(({ brand }) => fold(brand)));
  const drawn = pool.filter(
    (brand) => followed.has(fold(brand)) && random.next() < namingProbability({ ...input, brand }),
  );
  const taken = new Set([...followed, ...tracked.map(({ name }) => fold(name))]);
  const ranked = pool
    .filter((name) => !taken.has(fold(name)))
    .map((name) => ({ name, weight: fameOf({ seed, channel, name, day }) * (0.35 + random.next()) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, Math.max(1, random.between(3, 6) - drawn.length))
    .map(({ name }) => name);
  const added = new Set([...tracked.map(({ name }) => name), ...drawn]);
  for (const name of added) ranked.splice(random.between(0, ranked.length), 0, name);
  return ranked;
}

/**
 * How likely an answer names a brand: as its course says. A tracked brand without one has its own standing with each
 * channel and question, which moves in slow waves over weeks and months, so that a trend drawn from answers looks like one.
 */
export function namingProbability(
  at: Omit<BrandChoiceInput, 'subject' | 'tracked' | 'repetition'> & { brand: string },
): number {
  const course = at.courses.find((one) => isCourseOf(one, at));
  if (course !== undefined) return chanceOn(course, at.at);
  const identity = [at.seed, at.channel, fold(at.question), fold(at.brand)];
  const day = dayOf(at.at);
  const wave = (name: string, days: number) =>
    Math.sin(2 * Math.PI * (day / days + hashOf(name, ...identity)));
  const standing = 0.12 + 0.66 * hashOf('standing', ...identity);
  return Math.min(0.95, Math.max(0.03, standing + 0.2 * wave('half-year', 170) + 0.1 * wave('weeks', 41)));
}

function isCourseOf(
  { brand, channel, about = '' }: Course,
  at: { brand: string; channel: string; question: string },
): boolean {
  return (
    fold(brand) === fold(at.brand) &&
    (channel === undefined || channel === at.channel) &&
    fold(at.question).includes(fold(about))
  );
}

function chanceOn({ from, to, begins, ends }: Course, at: Date): number {
  if (at <= begins) return from;
  if (at >= ends) return to;
  const passed = (at.getTime() - begins.getTime()) / (ends.getTime() - begins.getTime());
  return from + (to - from) * passed;
}

/** A field's companies differ in fame, and it shifts with the months. */
function fameOf(at: { seed: string; channel: string; name: string; day: number }): number {
  const lasting = hashOf('fame', at.seed, at.name);
  const with_channel = hashOf('fame', at.seed, at.name, at.channel);
  const wave = Math.sin(2 * Math.PI * (at.day / 140 + hashOf('phase', at.seed, at.name)));
  return 0.15 + 0.6 * lasting ** 2 + 0.25 * with_channel + 0.1 * wave;
}

function fits(brand: TrackedBrand, question: string, subject: Subject): boolean {
  if (typeof brand.question === 'string' && fold(brand.question) !== fold(question)) return false;
  if (brand.field === undefined || brand.field === null || brand.field === '') return true;
  const field = findField(brand.field);
  return field === null || subject.field === null || field.id === subject.field.id;
}

/** A fixed dozen for each subject: its significant words decide, so that rephrasing keeps the companies. */
function generalBrands(question: string): readonly string[] {
  const words = (fold(question).match(/\p{L}{5,}/gu) ?? []).toSorted();
  return createRandom('general', words.at(-1) ?? '')
    .shuffle(GENERAL_BRANDS)
    .slice(0, 12);
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / 86_400_000);
}
