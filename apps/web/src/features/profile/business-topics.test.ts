import { describe, expect, it } from 'vitest';
import { loadCategories, loadSubcategories, topicOptions } from './business-topics.ts';

const RETAIL = { id: '1', name: 'Retail', description: '' };
const LAW = { id: '2', name: 'Law', description: '' };
const refused = () => Promise.reject(new Error('away'));

describe('the categories of business', () => {
  const topics = {
    get_topic_categories: async () => ({ success: true as const, categories: [RETAIL] }),
    list_topic_categories: async () => [LAW],
    list_topic_subcategories: async () => [{ ...LAW, category_id: '1' }],
  };

  it('come from the call, else from the list, and are silently none where both fail', async () => {
    expect(await loadCategories(topics)).toEqual([RETAIL]);
    expect(await loadCategories({ ...topics, get_topic_categories: refused })).toEqual([LAW]);
    const away = { ...topics, get_topic_categories: refused, list_topic_categories: refused };
    expect(await loadCategories(away)).toEqual([]);
  });

  it('are divided into none where that cannot be loaded', async () => {
    expect(await loadSubcategories(topics, '1')).toHaveLength(1);
    expect(await loadSubcategories({ ...topics, list_topic_subcategories: refused }, '1')).toEqual([]);
  });

  it('are those offered, with the one that was chosen before', () => {
    expect(topicOptions([RETAIL], { chosen: RETAIL, none: 'None' })).toEqual([
      { value: '', label: 'None' },
      { value: '1', label: 'Retail' },
    ]);
    expect(topicOptions([RETAIL], { chosen: LAW, none: 'None' }).map(({ label }) => label)).toEqual([
      'None',
      'Retail',
      'Law',
    ]);
  });
});
