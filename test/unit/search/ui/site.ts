beforeEach(() => localStorage.clear());

// The search page has an unusual path here, so that tests fail if the path is hard-coded.
jest.mock('../../../../src/config/site', () => ({
  ...jest.requireActual<object>('../../../../src/config/site'),
  searchPage: '/find',
}));
