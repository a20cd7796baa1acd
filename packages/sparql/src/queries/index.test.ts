import { expect, it } from 'vitest';
import * as entry from './index.js';

it('exports these names and no others', () => {
  expect(Object.keys(entry).sort().join(' ')).toMatchInlineSnapshot(
    `"aliasesOf articlesMentioning causesOfDisease cellTypesMarkedByGene chemistryOfDrug classesBySize classesOf codesOf codesOfDisease descriptionOf diseasesByGeneCount diseasesBySymptoms diseasesForDrug diseasesOfGene diseasesWithSymptom drugByChemblId drugTargetsForDisease drugsByTargetCount drugsForDisease drugsForDiseaseByArticles drugsForTarget drugsSharingDiseases drugsSharingTargets drugsWithSideEffect entitiesByCode entitiesByName entitiesOfAuthor geneByEntrezId geneBySymbol genesLinkingDrugAndDisease genesOfDisease genesOnChromosome genesSharedByDiseases incomingNeighbors instancesOf interactionPartners isConnected isDrugForDisease isGeneOfDisease isInstanceOf journalsOfGenesOfDisease labelsOf locationOfGene markersOfCellType membersOfClass neighborsByRelation outgoingNeighbors partsOfPathway pathsOfLengthTwo pathwaysOfDisease pathwaysOfGene propertiesOf qualifiersOf referencesOf relatedDiseasesViaDrugs relatedDiseasesViaGenes relatedDiseasesViaSymptoms relationCounts relationsBetween repurposingCandidates sideEffectsOfDrug statementsOf subclassesOf superclassesOf symptomsOfDisease targetsOfDrug targetsOfDrugWithRole"`,
  );
});
