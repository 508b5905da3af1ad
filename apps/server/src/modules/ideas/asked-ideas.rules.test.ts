import { keywordKey } from '@answerscope/contract';
import { expect, it } from 'vitest';
import { askableFrom, describeKnown, draftOfAsked, newIdeas } from './asked-ideas.rules.ts';

const KNOWN = { topics: new Set<string>(), questions: new Set<string>(), isRefused: () => false };
const idea = (topic: string, ...questions: string[]) => ({ topic, questions });
const ladder = (word: string) => [`best ${word}`, `best ${word} in Vienna`, `cheap ${word}`];

it('keeps ideas that are new, each topic and question once whatever its case', () => {
  const kept = newIdeas(
    [
      idea(' Bread  rolls ', ...ladder('bread'), 'BEST bread', 'https://x.example'),
      idea('BREAD rolls', ...ladder('rolls')),
      idea('Cake', ...ladder('cake')),
      idea('Other bread', ...ladder('bread')),
      idea('', ...ladder('nothing')),
    ],
    KNOWN,
  );
  expect(kept).toEqual([idea('Bread rolls', ...ladder('bread')), idea('Cake', ...ladder('cake'))]);
});

it('leaves out what is known or refused, and an idea that is left with too few questions', () => {
  const known = {
    topics: new Set([keywordKey('Cake')]),
    questions: new Set([keywordKey('Best bread')]),
    isRefused: (text: string) => /northwind/i.test(text),
  };
  expect(newIdeas([idea('Cake', ...ladder('cake'))], known)).toEqual([]);
  expect(newIdeas([idea('Bread', ...ladder('bread'))], known)).toEqual([]);
  expect(newIdeas([idea('Bread', ...ladder('bread'), 'fresh bread')], known)).toEqual([
    idea('Bread', 'best bread in Vienna', 'cheap bread', 'fresh bread'),
  ]);
  expect(newIdeas([idea('Tea', ...ladder('tea').slice(1), 'tea like Northwind')], known)).toEqual([]);
  expect(newIdeas([idea('Northwind tea', ...ladder('tea'))], known)).toEqual([]);
});

it('keeps at most eight of one answer, of at most five questions each', () => {
  const many = Array.from({ length: 12 }, (_, at) =>
    idea(`Topic ${at}`, ...Array.from({ length: 7 }, (_question, no) => `question ${at} ${no}`)),
  );
  const kept = newIdeas(many, KNOWN);
  expect(kept).toHaveLength(8);
  expect(kept[0]?.questions).toHaveLength(5);
});

it('decides on two ideas of one topic as on one', () => {
  expect(draftOfAsked(idea('BREAD')).idea_key).toBe(draftOfAsked(idea('bread')).idea_key);
});

it('waits five minutes from one asking to the next', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  const now = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
  expect(askableFrom(null, at)).toBeNull();
  expect(askableFrom(at, now(4))).toEqual(now(5));
  expect(askableFrom(at, now(5))).toBeNull();
});

it('tells the competitor and the topics that are known, and no more of them than help', () => {
  expect(describeKnown({ competitor: null, topics: [] })).toBe('');
  const topics = Array.from({ length: 70 }, (_, at) => `T${at}`);
  const told = describeKnown({ competitor: 'Ostwind', topics });
  expect(told).toMatch(/^Competitor: Ostwind\nGive others than these: T0; T1; /);
  expect(told).not.toContain('T60');
});
