import { LANGUAGE, pathIn, VISIT_TEXTS } from '@answerscope/contract';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../lib/use-services.ts';
import { openInOtherView } from '../../lib/view-as.ts';
import { Button } from '../../ui/button.tsx';
import * as messages from './messages.ts';
import styles from './view-as-bar.module.css';

/** Says in a visit of the demonstration that nothing can be changed, and leads to an account of one's own. */
export default function VisitBar() {
  const { session } = useServices();
  // Registration is for visitors only.
  const leave = useMutation({
    mutationFn: () => session.signOut(),
    onSuccess: () => openInOtherView(pathIn(LANGUAGE, '/registration')),
  });
  return (
    <section className={styles.bar} aria-label={messages.demonstration}>
      <p role="status" className={styles.who}>
        {VISIT_TEXTS.readOnly}
      </p>
      <Button size="small" disabled={leave.isPending || leave.isSuccess} onClick={() => leave.mutate()}>
        {messages.createAccount}
      </Button>
    </section>
  );
}
