import { useEffect, useSyncExternalStore } from 'react';
import type { SupportAddress } from './support.ts';
import { useServices } from './use-services.ts';

/** Where users get help, for what names support; read with its first use. */
export function useSupport(): SupportAddress {
  const { support } = useServices();
  useEffect(() => support.load(), [support]);
  return useSyncExternalStore(support.subscribe, support.current, () => undefined);
}

/** Whether mails reach people, for what promises one; undefined while that is unknown. */
export function useSendsMail(): boolean | undefined {
  const { support } = useServices();
  useEffect(() => support.load(), [support]);
  return useSyncExternalStore(support.subscribe, support.sendsMail, () => undefined);
}
