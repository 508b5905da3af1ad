import { reading } from '../../context/account-context.ts';
import { bindOwn } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { CheckServices } from '../checks/index.ts';
import { askForIdeas, readAsking } from './use-cases/ask-for-ideas.ts';
import { acceptIdea, dismissIdea, putOffIdea, restoreIdea } from './use-cases/decide-on-idea.ts';
import { readIdeas } from './use-cases/read-ideas.ts';

const { topics } = procedures;

export const createTopicIdeasRoutes = (services: CheckServices) => ({
  get_topic_idea_asking: bindOwn(topics.get_topic_idea_asking, (ctx) => readAsking({ ...ctx, services })),
  ask_for_topic_ideas: bindOwn(topics.ask_for_topic_ideas, (ctx) => askForIdeas({ ...ctx, services })),
  list_topic_ideas: bindOwn(topics.list_topic_ideas, (ctx) => reading(ctx, (tx) => readIdeas(tx, ctx))),
  accept_topic_idea: bindOwn(topics.accept_topic_idea, acceptIdea),
  put_off_topic_idea: bindOwn(topics.put_off_topic_idea, (ctx, { idea_key }) => putOffIdea(ctx, idea_key)),
  dismiss_topic_idea: bindOwn(topics.dismiss_topic_idea, (ctx, { idea_key }) => dismissIdea(ctx, idea_key)),
  restore_topic_idea: bindOwn(topics.restore_topic_idea, (ctx, { idea_key }) => restoreIdea(ctx, idea_key)),
});
