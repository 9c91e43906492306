import localStorageDataProvider from 'ra-data-local-storage';
import { createElement } from 'react';
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

// A list of applications as react-admin makes one from its own documentation, on localStorage.
const COLUMNS = ['trackingNumber', 'firstName', 'lastName', 'visaType', 'status'];

const ApplicationList = () =>
  createElement(
    List,
    { perPage: 25 },
    createElement(
      Datagrid,
      { bulkActionButtons: false },
      ...COLUMNS.map((source) => createElement(TextField, { key: source, source })),
    ),
  );

createRoot(document.getElementById('root')).render(
  createElement(
    Admin,
    {
      dataProvider: localStorageDataProvider({ localStorageKey: 'peer' }),
      disableTelemetry: true,
    },
    createElement(Resource, { name: 'applications', list: ApplicationList }),
  ),
);
