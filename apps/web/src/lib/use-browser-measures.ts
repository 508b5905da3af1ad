import { useEffect } from 'react';
import { measureIfChosen } from './measure-if-chosen.ts';
import { useServices } from './use-services.ts';

/** Measures pages before the sign-in; behind it that begins with what is loaded later anyway. */
export function useBrowserMeasures(): void {
  const services = useServices();
  useEffect(() => measureIfChosen(services), [services]);
}
