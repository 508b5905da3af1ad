import type { TestUser } from '../user.ts';

/**
 * Leaves rows of a user by what that user and an administrator do over HTTP. A call that is refused is left out: whoever
 * needs its rows looks for them.
 */
export async function leaveRowsByCalls(administrator: TestUser, user: TestUser): Promise<void> {
  const plans = await user.get('/api/plans');
  await administrator.post('/functions/admin-operations', {
    operation: 'change_user_plan',
    userId: user.personId,
    data: { planId: plans.body[0].id, reason: 'a test' },
  });
  await administrator.post('/functions/admin-operations', {
    operation: 'add_admin_note',
    userId: user.personId,
    data: { note: 'only for the office' },
  });
  await administrator.post('/functions/admin-operations', {
    operation: 'start_view_as',
    userId: user.personId,
    data: { reason: 'Asked why a report is missing' },
  });
  await user.post('/api/api-keys', { name: 'A script', scope: 'read', password: user.password });
  await user.post('/api/auth/request-password-reset', { email: user.email });
  await user.post('/rpc/change_my_email', {
    email: `unconfirmed-${user.accountId}@example.com`,
    password: user.password,
  });
  const keyword = await user.post('/rpc/add_my_keyword', { keyword_text: 'bookkeeping' });
  await administrator.post('/api/admin/omega', {
    user_id: user.accountId,
    keyword_id: keyword.body.id,
    channel: 'openai',
    status: 'mentioned',
    reason: 'a test',
  });
  const tag = await user.post('/functions/tag-operations/create-tag', { name: 'Core' });
  const relation = { keyword_ids: [keyword.body.id], tag_ids: [tag.body.id], action: 'add' };
  await user.post('/functions/tag-operations/bulk-assign', relation);
  await user.post('/rpc/update_refresh_tracking', { _user_id: user.accountId, _channel: 'openai' });
  await user.post('/api/competitors', { competitor_name: 'Fabrikam' });
  await user.post('/api/brand/namesakes', { name: 'Northwind Traders', words: ['tutorial'] });
  const { body: categories } = await user.get('/api/topic-categories');
  await user.patch('/api/mail-settings', { summary_frequency: 'weekly' });
  await user.patch('/api/profile', { business_category_id: categories[0].id });
  const { ideas } = (await user.get('/api/topic-ideas')).body;
  await user.post('/api/topic-ideas/dismiss', { idea_key: ideas[0].idea_key });
  await user.post('/api/topic-ideas/ask');
  const posts = await user.get('/api/posts');
  const post = `/api/posts/${posts.body[0].slug}`;
  await user.post(`${post}/like`, { is_liked: true });
  await user.post(`${post}/comments`, { content: 'Well said.' });
  await user.put('/api/brand', { aliases: ['NW'], products: [], category: null });
  await user.post('/functions/profile-operations', {
    operation: 'update_brand_data',
    userId: user.personId,
    messagingPillars: [{ pillar_text: 'Fair' }],
    brandQuestions: [{ question_text: 'Who is fair?', question_category: 'services' }],
  });
  await user.post('/functions/brand-operations', {
    operation: 'manage_themes',
    userId: user.personId,
    themes: [{ theme_name: 'Fair' }],
  });
  const { company_name: companyName } = (await user.get('/api/profile')).body;
  for (let checks = 0; checks < 3; checks += 1) {
    await user.post('/functions/check-visibility', { keyword: 'bookkeeping', companyName });
  }
  await user.post('/functions/generate-keywords', { companyName });
  await user.post('/functions/my-analytics-operations/generate-report', {
    reportType: 'visibility-trends',
  });
  const answers = await user.get('/api/answers');
  await user.post(`/api/answers/${answers.body.items[0].id}/feedback`, { expected: 'mentioned' });
}
