/** Whether who uses the browser has said that they want not to be tracked, in the older way or the newer one. */
export function asksNotToBeTracked(navigator: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean {
  return navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true;
}
