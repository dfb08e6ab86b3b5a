interface InstallationTable {
  key: string;
  value: string;
}

export interface InstallationTables {
  installation: InstallationTable;
}
