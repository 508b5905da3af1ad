import { type AddressInfo, createServer } from 'node:net';

export interface MailServer {
  /** For SMTP_URL. */
  url: string;
  /** Every line that was said to it, commands and mails. */
  said: string[];
  stop(): Promise<void>;
}

/** A mail server that takes everything and keeps what was said to it. */
export async function startMailServer(): Promise<MailServer> {
  const said: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        said.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    said,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
