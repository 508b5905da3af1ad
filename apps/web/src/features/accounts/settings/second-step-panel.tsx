import { IconShieldCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { failedLoad } from '../../../lib/failed-load.ts';
import { sendJson } from '../../../lib/fetcher.ts';
import { useServices } from '../../../lib/use-services.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FailedPart } from '../../../ui/failed-part.tsx';
import { Loading, Skeleton } from '../../../ui/states.tsx';
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
  label: 'Password of your account',
  input: { type: 'password', autoComplete: 'current-password' },
  missing: 'Please enter your password',
} as const;

/** A code of an authenticator app at the sign-in: how it is set up, and how it is given up. */
export function SecondStepPanel() {
  const { fetcher, toasts } = useServices();
  const { state, become } = useSecondStep();
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });
  const send = (path: string, body: object) => sendJson(fetcher, `/api/auth/two-factor/${path}`, body);
  const failure = failedLoad(state);
  if (failure) return <FailedPart title="Whether it is on could not be loaded" {...failure} />;
  if (!state.data)
    return (
      <Loading label="Loading your settings...">
        <Skeleton height="90px" />
      </Loading>
    );
  switch (step.name) {
    case 'begin':
      return (
        <OneFieldForm
          key="begin"
          {...PASSWORD}
          submit="Continue"
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
            label="Code that the app shows"
            hint="Six digits"
            input={{ inputMode: 'numeric', autoComplete: 'one-time-code' }}
            missing="Please enter the code"
            submit="Switch on"
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
          submit="Make new recovery codes"
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
          submit="Switch off"
          onCancel={rest}
          onSubmit={async (password) => {
            await send('disable', { password });
            become(false);
            rest();
            toasts.show({ title: 'Signing in no longer asks for a code' });
          }}
        />
      );
    default:
      return state.data.isOn ? (
        <>
          <p className={styles.lede}>
            <Badge Icon={IconShieldCheck} tone="positive" label="On" /> Signing in asks for a code of your
            authenticator app.
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setStep({ name: 'renew' })}>New recovery codes</Button>
            <Button onClick={() => setStep({ name: 'off' })}>Switch off</Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.lede}>
            Signing in can ask for a code of an authenticator app besides your password. Who learns the
            password alone cannot get in.
          </p>
          <div className={styles.actions}>
            <Button onClick={() => setStep({ name: 'begin' })}>Set up an authenticator app</Button>
          </div>
        </>
      );
  }
}

function Secret({ setUp }: { setUp: SetUp }) {
  return (
    <div className={styles.lede}>
      <p>
        Scan this with your authenticator app, type the key below it, or{' '}
        <a href={setUp.uri}>open the app on this device</a>.
      </p>
      <div className={styles.qrCode}>
        <Suspense fallback={<Skeleton width="200px" height="200px" />}>
          <QrCode text={setUp.uri} label="QR code for your authenticator app" />
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
        ? { title: 'The recovery codes are copied' }
        : { title: 'Your browser does not allow it: please write them down', tone: 'destructive' },
    );
  };
  return (
    <>
      <Alert tone="warning">
        Keep these recovery codes where you find them without your phone. Each signs you in once in the place
        of a code. They are not shown again.
      </Alert>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button look="primary" onClick={onKept}>
          I have kept them
        </Button>
        <Button onClick={() => void copy()}>Copy them</Button>
      </div>
    </>
  );
}
