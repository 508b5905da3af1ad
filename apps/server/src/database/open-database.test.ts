import { describe, expect, it } from 'vitest';
import { connectionFromUrl } from './open-database.ts';

describe('DATABASE_URL', () => {
  it('names a server, its port and database, and a login with any signs in its password', () => {
    expect(connectionFromUrl('postgres://us%40er:p%2Fw%3A@db.example.com:6432/answers')).toEqual({
      host: 'db.example.com',
      port: 6432,
      database: 'answers',
      user: 'us@er',
      password: 'p/w:',
      ssl: false,
    });
  });

  it('leaves out what is usual', () => {
    expect(connectionFromUrl('postgresql://localhost')).toMatchObject({
      port: 5432,
      database: 'postgres',
      user: 'postgres',
      password: undefined,
    });
  });

  it('names the folder of a socket, or an IPv6 address', () => {
    expect(connectionFromUrl('postgres://me@localhost/db?host=%2Frun%2Fpg').host).toBe('/run/pg');
    expect(connectionFromUrl('postgres://me@[::1]/db').host).toBe('::1');
  });

  it('asks for encryption when it says so', () => {
    expect(connectionFromUrl('postgres://db/x?sslmode=require').ssl).toBe(true);
    expect(connectionFromUrl('postgres://db/x?sslmode=disable').ssl).toBe(false);
  });
});
