import { reading } from '../../context/user-context.ts';
import { signedIn } from '../../http/context.ts';
import { procedures } from '../../http/procedures.ts';
import type { CheckServices } from '../checks/index.ts';
import { confirmBatch, getOpenBatch } from './use-cases/choose-from-batch.ts';
import { generateKeywords } from './use-cases/generate-keywords.ts';

export const createGenerationRoutes = (services: CheckServices) => ({
  generate_keywords: procedures.keywords.generate_keywords.handler(({ context, input }) =>
    generateKeywords({ ...signedIn(context), services }, input),
  ),
  get_open_batch: procedures.keywords.get_open_batch.handler(({ context }) =>
    reading(signedIn(context), getOpenBatch),
  ),
  confirm_batch: procedures.keywords.confirm_batch.handler(({ context, input }) =>
    confirmBatch(signedIn(context), input),
  ),
});
