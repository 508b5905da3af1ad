import { RESOURCES, templateOf } from '@answerscope/contract';
import { expect, it } from 'vitest';
import germanActs from '../audit/row-messages.de.ts';
import * as acts from '../audit/row-messages.ts';
import germanRows from './row-messages.de.ts';
import * as rows from './row-messages.ts';

it('every resource has sentences of its own, in both languages', () => {
  for (const messages of [rows, germanRows, acts, germanActs])
    for (const message of Object.values(messages))
      for (const { name } of Object.values(RESOURCES)) expect(templateOf(message)).toContain(`${name} {`);
});
