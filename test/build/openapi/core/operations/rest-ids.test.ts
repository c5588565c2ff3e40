import { describe, expect, it } from 'vitest';
import { restTitle } from '../../../../../build/openapi/core/operations/rest-ids.ts';

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
    ['POST', '/sms', 'postSms', 'Sms'],
    ['POST', '/ssh_keys', 'postSshKeys', 'Create an ssh key'],
    ['POST', '/urls', 'postUrls', 'Create a url'],
    ['GET', '/ideas/{id}', 'getIdeasId', 'Get an idea'],
  ])('%s %s, %s → %s', (method, path, operationId, title) => {
    expect(restTitle(method, path, operationId)).toBe(title);
  });

  it.each([
    ['GET', '/api/v1/users/{id}', 'apiV1UsersIdGet', 'Get a user'],
    ['GET', '/v2/invoices', 'getV2Invoices', 'List invoices'],
    ['DELETE', '/users', 'deleteUsers', 'Delete users'],
    ['PUT', '/users', 'putUsers', 'Replace users'],
    ['GET', '/news/{id}', 'getNewsId', 'Get news'],
    ['PUT', '/series/{id}', 'putSeriesId', 'Replace a series'],
  ])('reads method, path and version in any order: %s %s, %s → %s', (method, path, operationId, title) => {
    expect(restTitle(method, path, operationId)).toBe(title);
  });

  it.each([
    ['GET', '/api/machines/', 'machines_list', 'List machines'],
    ['GET', '/api/part/category/', 'part_category_list', 'List part categories'],
    ['GET', '/api/stock/', 'stock_list', 'List stock'],
    ['GET', '/api/company/address/', 'company_address_list', 'List company addresses'],
    ['PUT', '/api/mapping/{id}/', 'mapping_update', 'Update a mapping'],
    ['POST', '/api/part/category/', 'part_category_create', 'Create a part category'],
    ['GET', '/api/machines/{id}/', 'machines_retrieve', 'Retrieve a machine'],
    ['GET', '/api/machines/{id}/', 'machines_read', 'Read a machine'],
    ['PUT', '/api/machines/{id}/', 'machines_update', 'Update a machine'],
    ['PATCH', '/api/machines/{id}/', 'machines_partial_update', 'Partially update a machine'],
    ['DELETE', '/api/machines/{id}/', 'machines_destroy', 'Delete a machine'],
    ['GET', '/api/order/po/status/', 'order_po_status_retrieve', 'Retrieve the order po status'],
    ['POST', '/api/machine/{id}/restart/', 'machine_restart_create', 'Restart a machine'],
    ['POST', '/api/order/po/{id}/issue/', 'order_po_issue_create', 'Issue an order po'],
    ['PUT', '/api/bom/{id}/validate/', 'bom_validate_update', 'Validate a bom'],
    ['POST', '/posts/{post}/comments/', 'posts_comments_create', 'Create a comment of a post'],
    ['GET', '/posts/{post}/comments/', 'posts_comments_list', 'List comments of a post'],
    ['PATCH', '/part/{id}/pricing/', 'part_pricing_partial_update', 'Partially update the pricing of a part'],
    ['PATCH', '/api/a-b/{id}/', 'a_b_partial_update_2', 'Partially update an a b'],
  ])('reads the ids of Django REST framework: %s %s, %s → %s', (method, path, operationId, title) => {
    expect(restTitle(method, path, operationId)).toBe(title);
  });

  it.each([
    ['GET', '/users', 'UsersController_findAll', 'List users'],
    ['GET', '/tax-rates/{id}', 'TaxRatesController_findOne', 'Get a tax rate'],
    ['POST', '/users', 'UserController_create', 'Create a user'],
    ['PATCH', '/users/{id}', 'UsersController_update', 'Update a user'],
    ['DELETE', '/users/{id}', 'UsersController_remove', 'Delete a user'],
    ['GET', '/api/Values', 'Values_GetAll', 'List values'],
    ['GET', '/api/Values/{id}', 'Values_Get', 'Get a value'],
    ['PUT', '/api/Values/{id}', 'Values_Put', 'Replace a value'],
    ['GET', '/photos', 'photos.index', 'List photos'],
    ['POST', '/photos', 'photos.store', 'Create a photo'],
    ['GET', '/v1/application', 'v1.application.get', 'Get the application'],
  ])('reads a group and a plain action: %s %s, %s → %s', (method, path, operationId, title) => {
    expect(restTitle(method, path, operationId)).toBe(title);
  });

  it.each([
    ['GET', '/api/v1/users', 'get_users_api_v1_users_get', 'Get users'],
    ['GET', '/api/v1/users/{user_id}', 'read_user_api_v1_users__user_id__get', 'Read user'],
    ['GET', '/', 'root__get', 'Root'],
    ['GET', '/users', 'list_users_get', 'List users'],
  ])('reads the ids of FastAPI: %s %s, %s → %s', (method, path, operationId, title) => {
    expect(restTitle(method, path, operationId)).toBe(title);
  });

  it.each([
    ['POST', '/payments/{id}/cancel', 'cancelPayment'],
    ['GET', '/', 'get'],
    ['POST', '/machines/', 'machines_destroy'],
    ['GET', '/cars/', 'machines_list'],
    ['GET', '/', 'list'],
    ['POST', '/users/search', 'UsersController_find'],
    ['DELETE', '/users', 'UsersController_remove'],
    ['GET', '/users/{id}/roles', 'UsersController_findAll'],
    ['GET', '/users', 'UsersController_findActive'],
  ])('is null for an id that says something else: %s %s, %s', (method, path, operationId) => {
    expect(restTitle(method, path, operationId)).toBeNull();
  });

  it('is null for a method without a verb, whatever its name', () => {
    for (const method of ['LOCK', 'constructor', '__proto__'])
      for (const path of ['/users', '/users/{id}']) expect(restTitle(method, path, `${method} ${path}`)).toBeNull();
  });
});
