import type { TestUser } from '../../../test/user.ts';

export const call = (user: TestUser, operation: string, body?: unknown) =>
  user.post(`/functions/tag-operations/${operation}`, body);
export const newTag = async (user: TestUser, name: string, color?: string): Promise<string> =>
  (await call(user, 'create-tag', { name, ...(color && { color }) })).body.id;
export const newKeyword = async (
  user: TestUser,
  keyword_text: string,
  topic_text?: string,
): Promise<string> =>
  (await user.post('/rpc/add_my_keyword', { keyword_text, ...(topic_text && { topic_text }) })).body.id;
export const tagsOf = async (user: TestUser, keyword_id: string) =>
  (await call(user, 'keyword-tags', { keyword_id })).body.tags.map(({ name }: { name: string }) => name);
export const tagNames = async (user: TestUser) =>
  (await call(user, 'get-tags')).body.tags.map(({ name }: { name: string }) => name);
export const give = (user: TestUser, keyword_ids: string[], tag_ids: string[], action = 'add') =>
  call(user, 'bulk-assign', { keyword_ids, tag_ids, action });
