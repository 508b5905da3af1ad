import type { TopicIdea, TopicIdeas } from '@answerscope/contract';
import { describe, expect, it } from 'vitest';
import {
  acceptedInWords,
  answersReadInWords,
  askingInWords,
  evidenceInWords,
  ideasInWords,
  languageInWords,
  restoredInWords,
} from './ideas-in-words.ts';

const idea = (source: TopicIdea['source']): TopicIdea => ({
  idea_key: source,
  source,
  topic: 'Gyms',
  questions: [],
  evidence: null,
  asked_at: null,
});

const ideas = (...sources: TopicIdea['source'][]): TopicIdeas => ({
  category: 'Retail',
  subcategory: null,
  ideas: sources.map(idea),
  set_aside: [],
  answers_read: 0,
});

const question = (
  state: 'valid' | 'invalid' | 'duplicate' | 'over_limit',
  message: string | null = null,
) => ({
  question: 'q',
  state,
  message,
});

describe('ideas in words', () => {
  it('say how many there are and where they come from', () => {
    expect(ideasInWords(ideas('category', 'category'))).toBe('2 ideas for Retail.');
    expect(ideasInWords({ ...ideas('category', 'answers'), subcategory: 'Groceries' })).toBe(
      '2 ideas: 1 for Groceries, 1 from AI answers.',
    );
    expect(ideasInWords({ ...ideas('answers'), category: null })).toBe('1 idea from AI answers.');
    expect(ideasInWords(ideas('category', 'assistant', 'assistant'))).toBe(
      '3 ideas: 1 for Retail, 2 from an assistant.',
    );
    expect(ideasInWords(ideas())).toBe('No idea to decide on.');
  });

  it('that an assistant is asked for say whom, in which language and that it is free', () => {
    const asking = { language: 'de' };
    expect(askingInWords({ ...asking, channels: ['openai'] })).toEqual({
      title: 'More ideas from ChatGPT',
      terms: 'Free · in German · from your profile · at most every 5 minutes',
    });
    expect(askingInWords({ ...asking, channels: ['openai', 'claude'] }).title).toContain(
      'ChatGPT, or Claude if that fails',
    );
    expect(askingInWords({ ...asking, channels: [] }).terms).toBe(
      'No assistant is set up, so there’s no one to ask for ideas.',
    );
  });

  it('say what was looked at', () => {
    expect(answersReadInWords(0)).toBe('From your profile · no answers to search yet');
    expect(answersReadInWords(1)).toBe('From your profile and the newest answer');
  });

  it('say that they are in English to whom is asked about in another language', () => {
    const said = 'These ideas are in English. Questions are asked exactly as written.';
    const written = [idea('category'), idea('answers')];
    expect(['de', 'pt-BR', 'en', 'en-GB'].map((one) => languageInWords(one, written))).toEqual([
      said,
      said,
      null,
      null,
    ]);
    expect(languageInWords('de', [...written, idea('assistant')])).toMatch(
      /^Ideas that you did not ask an assistant for are in English\./,
    );
    expect(languageInWords('de', [idea('assistant')])).toBeNull();
  });

  it('say what one from answers rests on', () => {
    expect(evidenceInWords({ name: 'Zentrix', answers: 7, of_answers: 24, keywords: 1, items: [] })).toBe(
      'Zentrix is mentioned in 7 of the 24 newest answers, for 1 keyword. None of your keywords asks about it.',
    );
  });
});

describe('what became of the chosen questions', () => {
  it('is said with what was there already and what had no room', () => {
    const topic = 'Gyms';
    expect(
      acceptedInWords({ topic, is_done: true, added: 2, results: [question('valid'), question('valid')] }),
    ).toEqual({ title: 'Keywords added', description: '2 keywords under “Gyms”.' });
    expect(
      acceptedInWords({
        topic,
        is_done: false,
        added: 1,
        results: [question('valid'), question('duplicate', 'There'), question('over_limit', 'Full.')],
      }),
    ).toEqual({
      title: 'Keyword added',
      description: '1 keyword under “Gyms”. 1 was in your list already. Full.',
    });
    expect(
      acceptedInWords({ topic, is_done: false, added: 0, results: [question('over_limit', 'Full.')] }),
    ).toEqual({ title: 'No room for more keywords', description: 'Full.' });
    expect(acceptedInWords({ topic, is_done: true, added: 0, results: [question('duplicate')] })).toEqual({
      title: 'Nothing new to add',
      description: '1 was in your list already.',
    });
  });

  it('is said of questions that a rule refuses in the words of the rule', () => {
    const no = 'We do not measure gambling.';
    const refused = question('invalid', no);
    expect(acceptedInWords({ topic: 'Games', is_done: false, added: 0, results: [refused] })).toEqual({
      title: 'No keyword added',
      description: `1 question cannot be asked here. ${no}`,
    });
    expect(
      acceptedInWords({
        topic: 'Games',
        is_done: true,
        added: 1,
        results: [refused, question('valid'), refused],
      }),
    ).toEqual({
      title: 'Keyword added',
      description: `1 keyword under “Games”. 2 questions cannot be asked here. ${no}`,
    });
  });

  it('is said again when it is taken back', () => {
    expect(restoredInWords({ keywords_removed: 2, keywords_kept: 0 })).toBe('2 keywords removed.');
    expect(restoredInWords({ keywords_removed: 1, keywords_kept: 1 })).toBe(
      '1 keyword removed. 1 keyword kept because assistants were asked about it.',
    );
    expect(restoredInWords({ keywords_removed: 0, keywords_kept: 0 })).toBeNull();
  });
});
