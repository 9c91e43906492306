import { writeFileSync } from 'node:fs';
import { questions } from './lib/ask.mjs';
import { ROOT } from './lib/run.mjs';

// Sets the administrator's account of the next build: npm run account
const MIN_PASSWORD_LENGTH = 8;
const ITERATIONS = 600_000;

const { ask, close } = questions();

const username = (await ask('User name: ')).trim();
const password = await ask('Password (at least 8 characters, shown as you type): ');
close();

if (username === '' || password.length < MIN_PASSWORD_LENGTH) {
  console.error(
    `Nothing was changed: a user name and a password of ${MIN_PASSWORD_LENGTH} characters are needed.`,
  );
  process.exit(1);
}

const { pbkdf2Sync, randomBytes } = await import('node:crypto');
const salt = randomBytes(16);
const hash = pbkdf2Sync(password.normalize('NFC'), salt, ITERATIONS, 32, 'sha256');
const account = {
  username,
  password: { iterations: ITERATIONS, salt: salt.toString('hex'), hash: hash.toString('hex') },
};
writeFileSync(
  `${ROOT}src/features/session/model/account.json`,
  `${JSON.stringify(account, null, 2)}\n`,
);
console.log(`The next build (npm run build, npm start) has the account "${username}".`);
