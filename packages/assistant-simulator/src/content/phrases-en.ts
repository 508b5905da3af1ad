import type { PhraseBook } from './phrase-book.ts';

export const ENGLISH: PhraseBook = {
  what: 'providers of this kind',
  place: ' in {place}',
  prose_openings: [
    'When people look for {what}{place}, a few names come up again and again.',
    'There is no single winner among {what}{place}, but some stand out.',
    'It depends on your needs and budget. Among {what}{place} I would look at these first.',
    'Based on recent reviews of {what}{place}, this is the short list.',
  ],
  list_openings: [
    'Here are well-reviewed {what}{place}:',
    'These {what}{place} are recommended most often:',
    'My short list of {what}{place}:',
    'Good options among {what}{place} include:',
  ],
  table_openings: ['A quick overview of {what}{place}:', 'How the best-known {what}{place} compare:'],
  table_heads: ['Name', 'Known for', 'Best for'],
  sentences: [
    '{name} stands out for {reason}.',
    'Many choose {name} because of {reason}, especially {audience}.',
    '{name} is a solid choice for {audience} thanks to {reason}.',
    'Reviewers praise {name} for {reason} and {reason2}.',
    'If you care most about {reason}, take a look at {name}.',
  ],
  comparisons: [
    'Between {name} and {other}, {name} wins on {reason}, while {other} is stronger when it comes to {reason2}.',
    "{name}'s {reason} sets it apart; {other}, on the other hand, convinces with {reason2}.",
    'For {audience}, {name} is usually the better fit. {other} is worth a look for {reason2}.',
  ],
  reasons: [
    'clear pricing',
    'friendly support',
    'a quick start',
    'careful work',
    'fair contracts',
    'long experience',
    'short waiting times',
    'good value',
    'consistent quality',
    'honest advice',
    'flexible hours',
    'a modern approach',
  ],
  audiences: [
    'small businesses',
    'freelancers',
    'beginners',
    'growing teams',
    'people with little time',
    'demanding customers',
  ],
  closings: [
    'Prices and offers change, so check the current conditions before you decide.',
    'A short call or a free trial usually tells more than any review.',
    'If you tell me your budget, I can narrow this down.',
    'I would compare at least two of them before deciding.',
  ],
  denials: [
    "I don't have reliable, current information about {what}{place}, so I won't name specific companies. Local directories and recent reviews are the best place to start.",
    'I could not find enough trustworthy sources on {what}{place} to recommend anyone in particular. Ask for references and compare at least three offers.',
  ],
  refusals: [
    "I'm sorry, but I can't recommend specific companies for this.",
    "I'm not able to help with this request.",
  ],
  known: [
    '{name} is among the better-known {what}{place}. It is mentioned for {reason} and {reason2}.',
    '{name} works for {audience} and has a reputation for {reason}.',
  ],
  unknown: [
    'I could not find reliable information about {name}.',
    "I'm not familiar with {name}; it may be small, new or known under another name.",
  ],
  guide_titles: [
    'The best {what} compared',
    '{what}: what matters and who delivers',
    'Reader survey: {what}',
  ],
  queries: ['best {what}{place}', '{what} reviews {year}', 'top rated {what}{place} {year}'],
};
