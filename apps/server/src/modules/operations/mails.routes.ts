import { LIMITS } from '@answerscope/contract';
import type { Pool } from '../../database/pool.ts';
import { bind } from '../../http/bind.ts';
import { procedures } from '../../http/procedures.ts';
import type { JobQueue } from '../../jobs/index.ts';
import { administering } from '../audit/index.ts';
import { listMails } from './mails.queries.ts';
import { readMail } from './use-cases/read-mail.ts';
import { resendMail } from './use-cases/resend-mail.ts';

/** Binds what administrators see of mails. */
export function createMailRoutes({ servicePool, jobs }: { servicePool: Pool; jobs: JobQueue }) {
  const { admin } = procedures;
  const bindAdmin = bind(administering(servicePool));
  return {
    list_mails: bindAdmin(admin.list_mails, (ctx, input) =>
      ctx.readAll(async (tx) => ({
        ...(await listMails(tx, input)),
        page: input.page,
        page_size: LIMITS.page_size,
      })),
    ),
    get_mail: bindAdmin(admin.get_mail, readMail),
    resend_mail: bindAdmin(admin.resend_mail, (ctx, input) => resendMail({ ...ctx, jobs }, input)),
  };
}
