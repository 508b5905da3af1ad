import type { TestApp } from './app.ts';
import type { TestUser } from './user.ts';

/** An administrator puts a user on the plan of that name. */
export async function changePlan(
  app: Pick<TestApp, 'newAdministrator'>,
  user: TestUser,
  name: 'Free' | 'Professional' | 'Enterprise',
): Promise<void> {
  const administrator = await app.newAdministrator();
  const { body: plans } = await administrator.get('/api/plans');
  const reply = await administrator.post('/functions/admin-operations', {
    operation: 'change_user_plan',
    userId: user.personId,
    data: { planId: plans.find((plan: { name: string }) => plan.name === name)?.id, reason: 'Asked for' },
  });
  if (reply.status !== 200) throw new Error(`the plan could not be changed: ${JSON.stringify(reply.body)}`);
}
