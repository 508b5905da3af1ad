import { useSendsMail } from '../lib/use-support.ts';
import { Alert } from './alert.tsx';
import { SupportButton } from './support-text.tsx';

/** Said where no mail reaches anybody, before one is promised; nothing where mail is set up. */
export function NoMailNotice() {
  if (useSendsMail() !== false) return null;
  return (
    <Alert tone="warning">
      <p>
        Mail is not set up on this site, so nothing will reach your inbox. Its operator can pass messages and
        links on to you.
      </p>
      <SupportButton errorId={null} />
    </Alert>
  );
}
