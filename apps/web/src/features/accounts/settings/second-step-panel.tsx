import { IconShieldCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { failedLoad } from '../../../lib/failed-load.ts';
import { sendJson } from '../../../lib/fetcher.ts';
import { richText } from '../../../lib/rich-text.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
import * as messages from './messages.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { type SetUp, toCodes, toSetUp, useSecondStep } from './second-step.ts';
import styles from './settings.module.css';

// Without it the key is typed.
const QrCode = lazy(() => import('./qr-code.tsx').catch(() => ({ default: () => null })));

type Step =
  | { name: 'rest' }
  | { name: 'begin' | 'off' | 'renew' }
  | { name: 'confirm'; setUp: SetUp }
  | { name: 'codes'; codes: readonly string[] };

const PASSWORD = {
  name: 'password',
  label: messages.passwordOfYourAccount,
  input: { type: 'password', autoComplete: 'current-password' },
  missing: messages.enterYourPassword,
} as const;

/** A code of an authenticator app at the sign-in: how it is set up, and how it is given up. */
export function SecondStepPanel() {
  const { fetcher, toasts } = useServices();
  const { state, become } = useSecondStep();
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });
  const send = (path: string, body: object) => sendJson(fetcher, `/api/auth/two-factor/${path}`, body);
  const failure = failedLoad(state);
  if (failure) return <FailedPart title={messages.secondStepNotLoaded} {...failure} />;
  if (!state.data)
    return (
      <Loading label={messages.loadingSettings}>
        <Skeleton height="90px" />
      </Loading>
    );
  switch (step.name) {
    case 'begin':
      return (
        <OneFieldForm
          key="begin"
          {...PASSWORD}
          submit={messages.continueLabel}
          onCancel={rest}
          onSubmit={async (password) =>
            setStep({ name: 'confirm', setUp: toSetUp(await send('enable', { password })) })
          }
        />
      );
    case 'confirm':
      return (
        <>
          <Secret setUp={step.setUp} />
          <OneFieldForm
            key="confirm"
            name="code"
            label={messages.codeThatAppShows}
            hint={messages.sixDigits}
            input={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
            missing={messages.enterCode}
            submit={messages.switchOn}
            onCancel={rest}
            onSubmit={async (code) => {
              await send('verify-totp', { code: code.replace(/\s/g, '') });
              become(true);
              setStep({ name: 'codes', codes: step.setUp.codes });
            }}
          />
        </>
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} onKept={rest} />;
    case 'renew':
      return (
        <OneFieldForm
          key="renew"
          {...PASSWORD}
          submit={messages.makeNewRecoveryCodes}
          onCancel={rest}
          onSubmit={async (password) =>
            setStep({ name: 'codes', codes: toCodes(await send('generate-backup-codes', { password })) })
          }
        />
      );
    case 'off':
      return (
        <OneFieldForm
          key="off"
          {...PASSWORD}
          submit={messages.switchOff}
          onCancel={rest}
          onSubmit={async (password) => {
            await send('disable', { password });
            become(false);
            rest();
            toasts.show({ title: messages.signingInNoLongerAsks });
          }}
        />
      );
    default:
      return state.data.isOn ? (
        <>
          <p className={styles.lede}>
            <Badge Icon={IconShieldCheck} tone="positive" label={messages.on} />{' '}
            {messages.signingInAsksForCode}
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setStep({ name: 'renew' })}>{messages.newRecoveryCodes}</Button>
            <Button onClick={() => setStep({ name: 'off' })}>{messages.switchOff}</Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.lede}>{messages.secondStepPanelLede}</p>
          <div className={styles.actions}>
            <Button onClick={() => setStep({ name: 'begin' })}>{messages.setUpAuthenticatorApp}</Button>
          </div>
        </>
      );
  }
}

function Secret({ setUp }: { setUp: SetUp }) {
  return (
    <div className={styles.lede}>
      <p>{richText(messages.scanThis({ link: (text) => <a href={setUp.uri}>{text}</a> }))}</p>
      <div className={styles.qrCode}>
        <Suspense fallback={<Skeleton width="200px" height="200px" />}>
          <QrCode text={setUp.uri} label={messages.qrCodeForAuthenticatorApp} />
        </Suspense>
      </div>
      <p>
        <code className={styles.key}>{setUp.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  );
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { toasts } = useServices();
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'));
    toasts.show(
      isCopied
        ? { title: messages.recoveryCodesCopied }
        : { title: messages.writeCodesDown, tone: 'destructive' },
    );
  };
  return (
    <>
      <Alert tone="warning">{messages.keepRecoveryCodes}</Alert>
      <ul className={styles.codes} aria-label={messages.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button look="primary" onClick={onKept}>
          {messages.iHaveKeptThem}
        </Button>
        <Button onClick={() => void copy()}>{messages.copyThem}</Button>
      </div>
    </>
  );
}
