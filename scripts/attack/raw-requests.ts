import type { SeededRandom } from '../seeded-random.ts';

/** Bytes that are hardly a request, or one that no client would send. All end: a hang is the product's. */
export function rawRequest(random: SeededRandom): string {
  const host = 'host: localhost';
  const json = 'content-type: application/json';
  return random.pick([
    'hello\r\n\r\n',
    '\0\u0001\u0002\r\n\r\n',
    `GET / HTTP/1.1\r\n\r\n`,
    `GET / HTTP/9.9\r\n${host}\r\n\r\n`,
    `GET ${'/a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}\r\n${'x: y\r\n'.repeat(3_000)}\r\n`,
    `GET / HTTP/1.1\r\n${host}\r\nx: ${'y'.repeat(30_000)}\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}\r\nhost: evil.example\r\n\r\n`,
    `GET http://evil.example/api/plans HTTP/1.1\r\n${host}\r\n\r\n`,
    `GET //evil.example/%2e%2e HTTP/1.1\r\n${host}\r\naccept: text/html\r\n\r\n`,
    `GET /api/keywords?search=%00 HTTP/1.1\r\n${host}\r\ncookie: ${'a=b; '.repeat(2_000)}\r\n\r\n`,
    `GET /api/profile HTTP/1.1\r\n${host}\r\nauthorization: Bearer ${'x.'.repeat(3_000)}\r\n\r\n`,
    `POST / HTTP/1.1\r\n${host}\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello`,
    `POST / HTTP/1.1\r\n${host}\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    `POST /rpc/get_my_roles HTTP/1.1\r\n${host}\r\n${json}\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n`,
    `POST /api/auth/sign-in/email HTTP/1.1\r\n${host}\r\n${json}\r\ntransfer-encoding: chunked\r\n\r\n${`fa00\r\n${'x'.repeat(0xfa00)}\r\n`.repeat(2)}`,
    `POST /api/keywords/import HTTP/1.1\r\n${host}\r\n${json}\r\ncontent-length: 7999999\r\n\r\n`,
    `POST /api/keywords/import HTTP/1.1\r\n${host}\r\n${json}\r\ncontent-length: 99999999999\r\n\r\n`,
    `POST /api/auth/sign-in/email HTTP/1.1\r\n${host}\r\n${json}\r\nexpect: 200-maybe\r\ncontent-length: 2\r\n\r\n{}`,
    `OPTIONS * HTTP/1.1\r\n${host}\r\n\r\n`,
    `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n\r\n`,
    `GET /api/events HTTP/1.1\r\n${host}\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
    `GET /metrics HTTP/1.1\r\n${host}\r\n\r\n`,
    `GET /assets/..%2f..%2fserver/main.js HTTP/1.1\r\n${host}\r\n\r\n`,
  ]);
}
