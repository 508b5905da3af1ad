/** What an adapter needs to reach its provider. `baseUrl` null means the provider's own address. */
export interface ProviderAccess {
  apiKey: string | null;
  baseUrl: string | null;
  now: () => Date;
}
