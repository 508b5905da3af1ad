/** Settings of the product's PostgreSQL. They are arguments, not a file: a new version's count at once. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // A process opens up to 47; an API with two workers and whoever looks in need more than PostgreSQL's usual 100.
  max_connections: '200',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  // Our queries are short: compiling them costs more than it saves.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A killed Node's running query ends, and lets go of its locks, within this time.
  client_connection_check_interval: '2s',
  // A failed statement's text may hold what people typed; the log keeps only the error.
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

export interface ServerArguments {
  clusterDir: string;
  socketDir: string;
  settings: Record<string, string>;
}

/** The arguments of `postgres` for a cluster; `settings` are added to the product's and win over them. */
export function toArguments({ clusterDir, socketDir, settings }: ServerArguments): string[] {
  const all = { ...SETTINGS, unix_socket_directories: socketDir, ...settings };
  return ['-D', clusterDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}
