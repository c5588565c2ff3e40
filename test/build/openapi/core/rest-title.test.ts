import { describe, expect, it } from 'vitest';
import { restTitle } from '../../../../build/openapi/core/rest-title.ts';

describe('restTitle()', () => {
  it.each([
    ['POST', '/v1/payment_intents/{intent}/cancel', 'PostPaymentIntentsIntentCancel', 'Cancel a payment intent'],
    ['GET', '/v1/payment_intents/{intent}', 'GetPaymentIntentsIntent', 'Get a payment intent'],
    ['POST', '/v1/payment_intents/{intent}', 'PostPaymentIntentsIntent', 'Update a payment intent'],
    ['GET', '/v1/payment_intents', 'GetPaymentIntents', 'List payment intents'],
    ['POST', '/v1/invoices', 'PostInvoices', 'Create an invoice'],
    ['DELETE', '/v1/users/{id}', 'deleteUsersId', 'Delete a user'],
    ['GET', '/v1/customers/{customer}/sources', 'GetCustomersCustomerSources', 'List sources of a customer'],
    ['POST', '/v1/companies/{id}/branches', 'PostCompaniesIdBranches', 'Create a branch of a company'],
    ['POST', '/api/Users/resetPassword', 'PostApiUsersResetPassword', 'Reset password'],
    ['GET', '/confirmEmail', 'getConfirmEmail', 'Confirm email'],
    ['GET', '/account/verify', 'getAccountVerify', 'Verify'],
    ['PUT', '/users/{id}/activate', 'putUsersIdActivate', 'Activate a user'],
    ['POST', '/users/{id}/reset-password', 'postUsersIdResetPassword', 'Reset password of a user'],
    [
      ...['POST', '/v1/payment_intents/{intent}/verify_microdeposits'],
      ...['PostPaymentIntentsIntentVerifyMicrodeposits', 'Verify microdeposits of a payment intent'],
    ],
    ['GET', '/getUsers', 'getGetUsers', 'Get users'],
    ['GET', '/firmware/update', 'getFirmwareUpdate', 'Get the update'],
    ['GET', '/order', 'getOrder', 'Get the order'],
    ['GET', '/check-runs', 'getCheckRuns', 'List check runs'],
    ['GET', '/v1/balance', 'GetBalance', 'Get the balance'],
  ])('%s %s, %s → %s', (method, path, operationId, title) => {
    expect(restTitle(method, path, operationId)).toBe(title);
  });

  it('is null for an id that says more than method and path', () => {
    expect(restTitle('POST', '/payments/{id}/cancel', 'cancelPayment')).toBeNull();
    expect(restTitle('GET', '/', 'get')).toBeNull();
  });

  it('is null for a method without a verb, whatever its name', () => {
    for (const method of ['LOCK', 'constructor', '__proto__'])
      for (const path of ['/users', '/users/{id}']) expect(restTitle(method, path, `${method} ${path}`)).toBeNull();
  });
});
