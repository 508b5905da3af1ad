import { expect, it } from 'vitest';
import type { z } from 'zod';
import { templateOf } from '../messages/message.ts';
import { labelOf } from './field-hints.ts';
import { RESOURCES } from './registry.ts';
import { resourceTexts } from './resource-texts.ts';
import german from './row-messages.de.ts';
import * as messages from './row-messages.ts';

it('what is said of logos, testimonials and FAQ is the specification’s', () => {
  expect(resourceTexts(RESOURCES.logos.name)).toMatchObject({
    notCreated: 'Failed to create logo',
    notUpdated: 'Failed to update logo',
    notDeleted: 'Failed to delete logo',
    created: 'Logo created successfully',
  });
  expect(resourceTexts(RESOURCES.testimonials.name)).toMatchObject({
    notFetched: 'Failed to fetch testimonials',
    notCreated: 'Failed to create testimonial',
    notUpdated: 'Failed to update testimonial',
    notDeleted: 'Failed to delete testimonial',
    created: 'Testimonial created successfully',
  });
  expect(resourceTexts(RESOURCES.faq_categories.name)).toMatchObject({
    notCreated: 'Failed to create category',
    notUpdated: 'Failed to update category',
    notDeleted: 'Failed to delete category',
  });
  expect(resourceTexts(RESOURCES.faq_items.name)).toMatchObject({
    notCreated: 'Failed to create FAQ item',
    notUpdated: 'Failed to update FAQ item',
    notDeleted: 'Failed to delete FAQ item',
    created: 'FAQ item created successfully',
  });
  expect(resourceTexts(RESOURCES.plans.name).notFetched).toBe('Failed to fetch plans');
});

it('every resource has sentences of its own, in both languages', () => {
  for (const message of [...Object.values(messages), ...Object.values(german)])
    for (const { name } of Object.values(RESOURCES)) expect(templateOf(message)).toContain(`${name} {`);
});

it('every field is called something, not by its name in the API', () => {
  for (const { name, fields } of Object.values(RESOURCES))
    for (const [field, schema] of Object.entries<z.ZodType>(fields))
      expect(labelOf(field, schema), `${name}.${field}`).toMatch(/^\p{Lu}/u);
});
