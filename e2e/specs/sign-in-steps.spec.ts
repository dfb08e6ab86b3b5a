import { readFile } from 'node:fs/promises';
import { api } from '@vitrin/shared-contracts/paths';
import { fullRunOnly } from '../fixtures/full-run-only.ts';
import { codeOf, nextCodeOf } from '../fixtures/totp.ts';
import { pageWithAuthenticator } from '../fixtures/authenticator.ts';
import { axeViolations } from '../fixtures/axe-violations.ts';
import { callPanel } from '../fixtures/panel-call.ts';
import {
  addAuthenticatorApp,
  addPasskey,
  createMember,
  ownPassword,
  completeFirstSignIn,
} from '../fixtures/staff-member.ts';
import { expect, test } from '../fixtures/test.ts';
import { watch } from '../fixtures/watch.ts';
import { SignInPage } from '../pages/sign-in.page.ts';
import { SignInSteps } from '../pages/sign-in-steps.page.ts';

/** Ignores rejected requests, which Chromium reports as errors because of their status. */
const withoutRejections = (messages: string[]) => messages.filter((message) => !message.includes('422'));

test(
  'a forced password change rejects weak passwords, opens the panel and makes the new password valid',
  fullRunOnly('remote-auth/src/app/sign-in.change-password.test.tsx', 'server/src/modules/auth/auth.test.ts'),
  async ({ page, staffPage }) => {
    const { messages } = await watch(page);
    const [card, steps] = [new SignInPage(page), new SignInSteps(page)];
    const { email, secret } = await createMember(staffPage);
    await card.open();
    await card.signIn(email, secret);
    await expect(steps.newPassword).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await steps.replacePassword('Sifre1234');
    await expect(page.getByText('Bu Şifre Çok Yaygın, Başka Bir Şifre Seçiniz')).toBeVisible();
    await steps.replacePassword(secret);
    await expect(page.getByText('Yeni Şifre Eskisinden Farklı Olmalıdır')).toBeVisible();
    await expect(steps.newPassword).toBeFocused();
    await steps.replacePassword(ownPassword);
    await expect(page.getByText('Giriş Yapıldı!')).toBeVisible();
    await steps.reachPanel();
    expect(withoutRejections(messages())).toEqual([]);
  },
);

test(
  'the authenticator app rejects a wrong code and accepts the right one',
  fullRunOnly('remote-auth/src/app/sign-in.second-factor.test.tsx', 'server/src/modules/auth/second-step.test.ts'),
  async ({ browser, site, page, staffPage }) => {
    const { messages } = await watch(page);
    const member = await createMember(staffPage);
    const own = await (await browser.newContext({ baseURL: site.url })).newPage();
    await completeFirstSignIn(own, member);
    const { secret, recoveryCodes } = await addAuthenticatorApp(own);
    const [card, steps] = [new SignInPage(page), new SignInSteps(page)];

    await card.open();
    await card.signIn(member.email, ownPassword);
    await expect(steps.code).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.type(codeOf(secret, 40));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Kod Hatalı')).toBeVisible();
    await expect(steps.code).toBeFocused();
    await page.keyboard.type(nextCodeOf(secret));
    await page.keyboard.press('Enter');
    await steps.reachPanel();
    expect(withoutRejections(messages())).toEqual([]);

    await test.step('a recovery code works once', async () => {
      const enterCode = async () => {
        const elsewhere = await (await browser.newContext({ baseURL: site.url })).newPage();
        const [card, steps] = [new SignInPage(elsewhere), new SignInSteps(elsewhere)];
        await card.open();
        await card.signIn(member.email, ownPassword);
        await steps.button('Kurtarma kodu kullan').click();
        await expect(steps.recoveryCode).toBeFocused();
        await steps.recoveryCode.fill(recoveryCodes[0] ?? '');
        await steps.button('Doğrula').click();
        return { elsewhere, steps };
      };
      const first = await enterCode();
      await first.steps.reachPanel();
      const second = await enterCode();
      await expect(second.elsewhere.getByText('Kod Hatalı')).toBeVisible();
    });
  },
);

test(
  'five wrong codes return to the first step, with the reason shown and the e-mail filled in',
  fullRunOnly('remote-auth/src/app/sign-in.second-factor.test.tsx', 'server/src/modules/auth/second-step.test.ts'),
  async ({ page, staffPage }) => {
    const member = await createMember(staffPage);
    await completeFirstSignIn(page, member);
    const { secret } = await addAuthenticatorApp(page);
    const [card, steps] = [new SignInPage(page), new SignInSteps(page)];
    await page.evaluate(() => localStorage.clear());
    await card.open();
    await card.signIn(member.email, ownPassword);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await steps.code.fill(codeOf(secret, 40 + attempt));
      await Promise.all([page.waitForResponse(`**${api.secondFactor}`), steps.code.press('Enter')]);
    }
    await expect(page.getByText(/çok fazla yanlış kod girildi/)).toBeVisible();
    await expect(card.email).toHaveValue(member.email);
    await expect(card.password).toBeFocused();
  },
);

test(
  'a required second factor is set up during sign-in, with recovery codes',
  fullRunOnly('remote-auth/src/app/sign-in.set-up.test.tsx', 'server/src/modules/auth/second-step.test.ts'),
  async ({ page, staffPage }) => {
    const { messages } = await watch(page);
    const [card, steps] = [new SignInPage(page), new SignInSteps(page)];
    const { id, email, secret: handedOver } = await createMember(staffPage);
    await callPanel(staffPage, api.adminUserSecondFactor(id), { _method: 'PUT', required: 'true' });
    await card.open();
    await card.signIn(email, handedOver);
    await expect(steps.heading('İki adımlı girişi kurun')).toBeFocused();
    const secret = await steps.secret();
    expect(await axeViolations(page)).toEqual([]);
    await steps.code.fill(codeOf(secret));
    await steps.button('Doğrula ve devam et').click();

    await expect(steps.heading('Kurtarma kodlarınız')).toBeFocused();
    expect(await axeViolations(page)).toEqual([]);
    const codes = await page.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    const [file] = await Promise.all([page.waitForEvent('download'), steps.button('İndir').click()]);
    const text = await readFile(await file.path(), 'utf8');
    for (const part of [email, ...codes]) expect(text).toContain(part);
    await steps.button('Devam et').click();
    await expect(steps.codesAreKept).toBeFocused();
    await steps.codesAreKept.check();
    await steps.button('Devam et').click();

    await steps.replacePassword(ownPassword);
    await steps.reachPanel();
    expect(messages()).toEqual([]);
  },
);

test(
  'a passkey signs in without a password; a failed attempt shows a message and keeps the form',
  fullRunOnly('remote-auth/src/app/sign-in.passkey.test.tsx', 'server/src/modules/auth/passkey-sign-in.test.ts'),
  async ({ browser, site, staffPage }) => {
    const { page, setUserVerified } = await pageWithAuthenticator(browser, site.url);
    const { messages } = await watch(page);
    const [card, steps] = [new SignInPage(page), new SignInSteps(page)];
    const member = await createMember(staffPage);
    await completeFirstSignIn(page, member);
    await addPasskey(page);
    await page.evaluate(() => localStorage.clear());

    await card.open();
    await card.email.fill(member.email);
    await setUserVerified(false);
    await steps.button('Geçiş anahtarı ile giriş').click();
    await expect(page.getByText(/Geçiş anahtarı kullanılmadı/)).toBeVisible();
    await expect(card.email).toHaveValue(member.email);
    await setUserVerified(true);
    await steps.button('Geçiş anahtarı ile giriş').click();
    await expect(page.getByText('Giriş Yapıldı!')).toBeVisible();
    await steps.reachPanel();

    await test.step('a passkey serves as the second factor where one is required', async () => {
      await callPanel(staffPage, api.adminUserSecondFactor(member.id), { _method: 'PUT', required: 'true' });
      await page.evaluate(() => localStorage.clear());
      await card.open();
      await card.signIn(member.email, ownPassword);
      await expect(steps.heading('Geçiş anahtarı ile doğrulama')).toBeFocused();
      await steps.button('Geçiş anahtarı ile doğrula').click();
      await steps.reachPanel();
    });
    expect(messages()).toEqual([]);
  },
);
