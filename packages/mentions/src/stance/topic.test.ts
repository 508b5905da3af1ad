import { describe, expect, it } from 'vitest';
import { topicOf } from './topic.ts';

const topic = (quote: string, sign: 'advantage' | 'drawback' | 'best_for' = 'drawback') =>
  topicOf({ quote, sign })?.topic ?? null;

describe('the topic of a statement', () => {
  it('is the label before it', () => {
    expect(topic('**Support:** answers take days')).toBe('Support');
    expect(topic('**Support**: answers take days')).toBe('Support');
    expect(topic('**Customer support** – answers take days')).toBe('Customer support');
    expect(topic('Preis: hoch für kleine Teams', 'advantage')).toBe('Preis');
    expect(topic('サポート：遅い')).toBe('サポート');
  });

  it('is none where the label is the sign itself, a sentence or missing', () => {
    expect(topic('**Cons:** slow exports')).toBeNull();
    expect(topic('Nachteile: langsam')).toBeNull();
    expect(topic('What many people say about it: slow')).toBeNull();
    expect(topic('Slow exports – and few integrations')).toBeNull();
    expect(topic('Slow exports')).toBeNull();
    expect(topic('10:30 is the earliest')).toBeNull();
  });

  it('is none of what is no advantage or drawback', () => {
    expect(topic('Best for: small teams', 'best_for')).toBeNull();
  });
});
